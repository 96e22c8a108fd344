// Every contract of the console as one type, for its client. Types only: no schema is part of the browser bundle.

import type { ChatReportContract } from '../chat/chat.ts'
import type { CharactersContract } from '../chat/characters.ts'
import type { ContentContract, TemplateContract } from './content.ts'
import type { GameBackofficeContract } from './games.ts'
import type { AdjustmentList, MoneyBackofficeContract, RechargeList, WithdrawalList } from './money.ts'
import type { MovementList, PlayerBetList, PlayerBackofficeContract, PlayerList } from './players.ts'
import type { TodayContract } from './today.ts'
import type {
  AgentList,
  EpochList,
  LinkList,
  PackagesContract,
  QuestionList,
  RebatePayoutList,
  ShareBackofficeContract,
  SignList,
} from './texts.ts'
import type { HomeContract } from '../home.ts'
import type { OwnShareContract } from '../wallet/investment.ts'
import type {
  AuditList,
  AuditContract,
  EnterContract,
  LedgerContract,
  OperatorList,
  OperatorsContract,
  OwnAccountContract,
} from './operators.ts'
import type { GeoRulesContract, GeoContract } from '../account/geo.ts'
import type { ProtectionBackofficeContract } from '../account/protection.ts'
import type { AgencyContract } from '../account/referral.ts'
import type { SupportBackofficeContract } from '../account/support.ts'
import type { TreasuryContract } from '../wallet/treasury.ts'

/** Property names may collide between contracts, so endpoints are indexed by key. */
type Endpoints =
  | EnterContract[keyof EnterContract]
  | OwnAccountContract[keyof OwnAccountContract]
  | OperatorList['page' | 'csv']
  | AuditList['page' | 'csv']
  | OperatorsContract[keyof OperatorsContract]
  | AuditContract[keyof AuditContract]
  | LedgerContract[keyof LedgerContract]
  | TodayContract[keyof TodayContract]
  | GameBackofficeContract[keyof GameBackofficeContract]
  | PlayerList['page' | 'csv']
  | MovementList['page' | 'csv']
  | PlayerBetList['page' | 'csv']
  | PlayerBackofficeContract[keyof PlayerBackofficeContract]
  | RechargeList['page' | 'csv']
  | WithdrawalList['page' | 'csv']
  | AdjustmentList['page' | 'csv']
  | MoneyBackofficeContract[keyof MoneyBackofficeContract]
  | TreasuryContract[keyof TreasuryContract]
  | AgencyContract[keyof AgencyContract]
  | OwnShareContract[keyof OwnShareContract]
  | ProtectionBackofficeContract[keyof ProtectionBackofficeContract]
  | GeoRulesContract[keyof GeoRulesContract]
  | ContentContract[keyof ContentContract]
  | TemplateContract[keyof TemplateContract]
  | CharactersContract[keyof CharactersContract]
  | (AgentList | EpochList | LinkList | QuestionList | RebatePayoutList | SignList)['page' | 'csv']
  | ShareBackofficeContract[keyof ShareBackofficeContract]
  | PackagesContract[keyof PackagesContract]
  // Names of games and countries, from the public endpoints.
  | HomeContract['games']
  | GeoContract['places']
  | ChatReportContract[keyof ChatReportContract]
  | SupportBackofficeContract[keyof SupportBackofficeContract]

export type ConsoleContract = { readonly [E in Endpoints as E['key']]: E }
