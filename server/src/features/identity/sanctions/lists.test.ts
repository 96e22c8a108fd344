import { describe, expect, it } from 'vitest'
import { parseList } from './lists.ts'
import { readXml, XmlError } from './xml.ts'

const UN = `<?xml version="1.0" encoding="utf-8"?>
<CONSOLIDATED_LIST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" dateGenerated="2026-11-01T23:00:00.0Z">
  <!-- The list is public. -->
  <INDIVIDUALS>
    <INDIVIDUAL>
      <DATAID>6908555</DATAID><FIRST_NAME>RI</FIRST_NAME><SECOND_NAME>WON HO </SECOND_NAME>
      <UN_LIST_TYPE>DPRK</UN_LIST_TYPE><REFERENCE_NUMBER>KPi.033</REFERENCE_NUMBER>
      <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Ri &amp; Ho</ALIAS_NAME></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1964-07-17</DATE></INDIVIDUAL_DATE_OF_BIRTH>
      <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1960</FROM_YEAR><TO_YEAR>1962</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
    </INDIVIDUAL>
  </INDIVIDUALS>
  <ENTITIES><ENTITY><DATAID>1</DATAID><FIRST_NAME>A COMPANY</FIRST_NAME></ENTITY></ENTITIES>
</CONSOLIDATED_LIST>`

const EU = `<?xml version="1.0" encoding="UTF-8"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-11-02T10:00:00+02:00" globalFileId="1">
  <sanctionEntity euReferenceNumber="EU.27.28" logicalId="13">
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="" middleName="" lastName="" wholeName="Saddam Hussein Al-Tikriti" strong="true"/>
    <nameAlias firstName="Abu" middleName="" lastName="Ali" wholeName="" strong="true"/>
    <birthdate circa="false" birthdate="1937-04-28" year="1937"/>
    <birthdate circa="true" year="1939"/>
  </sanctionEntity>
  <sanctionEntity euReferenceNumber="EU.1.1" logicalId="14">
    <subjectType code="enterprise" classificationCode="E"/>
    <nameAlias wholeName="A Company &lt;Ltd&gt;"/>
  </sanctionEntity>
</export>`

describe('parseList', () => {
  it('reads the names and dates of birth of the UN’s list', async () => {
    expect(await parseList(UN)).toEqual({
      source: 'un',
      generated: '2026-11-01T23:00:00.0Z',
      persons: [{ reference: 'KPi.033', names: ['Ri & Ho', 'RI WON HO'], births: ['1964-07-17', '1960-1962'] }],
    })
  })

  it('reads the EU’s list', async () => {
    expect(await parseList(EU)).toEqual({
      source: 'eu',
      generated: '2026-11-02T10:00:00+02:00',
      persons: [
        { reference: 'EU.27.28', names: ['Saddam Hussein Al-Tikriti', 'Abu Ali'], births: ['1937-04-28', '1939'] },
      ],
    })
  })

  it.each([
    ['another document', '<html><body>Nothing</body></html>'],
    ['a list without persons', '<CONSOLIDATED_LIST><INDIVIDUALS/></CONSOLIDATED_LIST>'],
    ['a list that is cut off', UN.slice(0, -30)],
    ['a list with a person without a reference', EU.replace('euReferenceNumber="EU.27.28" logicalId="13"', '')],
    ['nothing', ''],
    ['text', 'Saddam Hussein'],
  ])('refuses %s', async (_, xml) => await expect(parseList(xml)).rejects.toThrow(XmlError))

  it('refuses entities that expand without end or read a file', async () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${UN.slice(UN.indexOf('<CON'))}`
    await expect(parseList(bomb)).rejects.toThrow('it has a DOCTYPE')
    await expect(parseList(UN.replace('RI<', '&xxe;<'))).rejects.toThrow('it has an unknown entity')
    await expect(parseList(UN.replace('RI<', '&#x110000;<'))).rejects.toThrow('it has an unknown entity')
  })

  it('bounds depth, tags and texts', () => {
    const all = (xml: string) => [...readXml(xml)]
    expect(() => all('<a>'.repeat(40))).toThrow('nested too deeply')
    expect(() => all(`<a b="${'x'.repeat(30_000)}"/>`)).toThrow('does not end')
    expect(() => all(`<a>${'x'.repeat(200_000)}</a>`)).toThrow('too long')
    expect(() => all('<a><b></a></b>')).toThrow('closes another element')
    expect(() => all('<a b=c/>')).toThrow('can’t be read'.replace('’', "'"))
  })

  it('reads a long list in time that grows with its length', async () => {
    const [entity = ''] = /<sanctionEntity[^]*?<\/sanctionEntity>/.exec(EU) ?? []
    const long = `<export>${Array.from({ length: 20_000 }, (_, n) => entity.replace('EU.27.28', `EU.${n}`)).join('')}</export>`
    expect((await parseList(long)).persons).toHaveLength(20_000)
  })
})
