// Every contract of the console as one type, for its client. Types alone: no schema reaches the browser.

import type { ChatReportContract } from '../chat/chat.ts'
import type { CharactersContract } from '../chat/characters.ts'
import type { ContentContract, TemplateContract } from './content.ts'
import type { GameDeskContract } from './games.ts'
import type { AdjustmentList, MoneyDeskContract, RechargeList, WithdrawalList } from './money.ts'
import type { MovementList, PlayerBetList, PlayerDeskContract, PlayerList } from './players.ts'
import type { TodayContract } from './today.ts'
import type {
  AgentList,
  EpochList,
  LinkList,
  PackagesContract,
  QuestionList,
  RebatePayoutList,
  ShareDeskContract,
  SignList,
} from './texts.ts'
import type { HomeContract } from '../home.ts'
import type { OwnShareContract } from '../wallet/investment.ts'
import type {
  ActList,
  AuditContract,
  EnterContract,
  LedgerContract,
  OperatorList,
  OperatorsContract,
  OwnAccountContract,
} from './operators.ts'
import type { PlaceRulesContract, PlacesContract } from '../account/geo.ts'
import type { GuardianContract } from '../account/protection.ts'
import type { AgencyContract } from '../account/referral.ts'
import type { SupportDeskContract } from '../account/support.ts'
import type { TreasuryContract } from '../wallet/treasury.ts'

/** Names may meet: a call is known by its key. */
type Endpoints =
  | EnterContract[keyof EnterContract]
  | OwnAccountContract[keyof OwnAccountContract]
  | OperatorList['page' | 'csv']
  | ActList['page' | 'csv']
  | OperatorsContract[keyof OperatorsContract]
  | AuditContract[keyof AuditContract]
  | LedgerContract[keyof LedgerContract]
  | TodayContract[keyof TodayContract]
  | GameDeskContract[keyof GameDeskContract]
  | PlayerList['page' | 'csv']
  | MovementList['page' | 'csv']
  | PlayerBetList['page' | 'csv']
  | PlayerDeskContract[keyof PlayerDeskContract]
  | RechargeList['page' | 'csv']
  | WithdrawalList['page' | 'csv']
  | AdjustmentList['page' | 'csv']
  | MoneyDeskContract[keyof MoneyDeskContract]
  | TreasuryContract[keyof TreasuryContract]
  | AgencyContract[keyof AgencyContract]
  | OwnShareContract[keyof OwnShareContract]
  | GuardianContract[keyof GuardianContract]
  | PlaceRulesContract[keyof PlaceRulesContract]
  | ContentContract[keyof ContentContract]
  | TemplateContract[keyof TemplateContract]
  | CharactersContract[keyof CharactersContract]
  | (AgentList | EpochList | LinkList | QuestionList | RebatePayoutList | SignList)['page' | 'csv']
  | ShareDeskContract[keyof ShareDeskContract]
  | PackagesContract[keyof PackagesContract]
  // Games and countries by their names, as everyone is told them.
  | HomeContract['games']
  | PlacesContract['places']
  | ChatReportContract[keyof ChatReportContract]
  | SupportDeskContract[keyof SupportDeskContract]

export type ConsoleContract = { readonly [E in Endpoints as E['key']]: E }
