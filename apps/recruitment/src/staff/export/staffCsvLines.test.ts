import { csvRecords, csvText } from '@platform/module-kit/screens';
import { guessMapping } from '../importing/reading/mapping';
import { importRows } from '../importing/importRows';
import type { StaffMember } from '../source/rows/staffMember';
import { staffCsvLines } from './staffCsvLines';
import { onRecord } from '../source/rows/certification.testkit';

const csvOf = (member: StaffMember) => csvText(staffCsvLines([member]));

const robin: StaffMember = {
  id: 'r',
  name: '=Robin "R" Hale',
  role: 'Lifeguard, senior',
  status: 'Active',
  badge: 'Current',
  expiring: 0,
  validToSeasonEnd: true,
  isSelf: false,
  details: {
    email: 'robin@example.test',
    phone: '+1 336 555 0188',
    birthDate: null,
    startDate: '2025-05-24',
    endDate: null,
    hourlyRate: 15.5,
    hoursThisWeek: 12,
    totalHours: 40,
    certifications: [
      { id: '1', name: 'CPR/AED', typeId: null, issuedOn: null, expiresOn: '2026-05-01', version: 1, ...onRecord },
      {
        id: '2',
        name: 'Lifeguarding',
        typeId: null,
        issuedOn: null,
        expiresOn: null,
        version: 1,
        ...onRecord,
        number: '77',
        issuer: 'Red Cross',
        review: { state: 'waiting' },
      },
    ],
    required: [{ typeId: 'fa', name: 'First Aid', state: 'missing' }],
    version: 1,
  },
};

it('has readable headers and values', () => {
  const [header, line] = csvOf(robin).slice(1).split('\r\n');
  expect(header).toBe(
    'Name,Role,Status,Email address,Phone,Birth date,First day,Last day,Pay per hour,Hours this week,' +
      'Hours worked so far,Certification badge,Certifications,Required and missing,Valid to season end',
  );
  expect(line).toMatch(
    /,12,40,Current,"CPR\/AED until 2026-05-01; Lifeguarding \(number 77, Red Cross, waiting for confirmation\)",First Aid missing,Yes$/,
  );
});

it('escapes what a spreadsheet would run, and what would break the line', () => {
  const [, line] = csvOf(robin).split('\r\n');
  expect(line).toMatch(
    /^"'=Robin ""R"" Hale","Lifeguard, senior",Active,robin@example.test,'\+1 336 555 0188,,2025-05-24,,15.5,12,/,
  );
});

it('can be read back unchanged by an import', () => {
  const [header, ...rows] = [...csvRecords(csvOf(robin).slice(1), ',')];
  const file = { name: 'staff.csv', header: header?.cells ?? [], rows };
  expect(importRows(file, guessMapping(file.header), 'month-first')).toEqual({
    rows: [
      {
        line: 2,
        name: '=Robin "R" Hale',
        role: 'Lifeguard, senior',
        status: 'Active',
        email: 'robin@example.test',
        phone: '+1 336 555 0188',
        start_date: '2025-05-24',
        hourly_rate: '15.5',
      },
    ],
    problems: [],
  });
});
