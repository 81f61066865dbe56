import { importColumns, type ImportColumn } from '../importReport';

/** The meaning of a column; empty if it is not imported. Names may be in two columns. */
export type Target = ImportColumn | 'first_name' | 'last_name' | '';

export const targetLabels: Readonly<Record<Exclude<Target, ''>, string>> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  role: 'Role',
  status: 'Status',
  email: 'Email address',
  phone: 'Phone',
  birth_date: 'Birth date',
  start_date: 'First day',
  end_date: 'Last day',
  hourly_rate: 'Pay per hour',
};

/** The meanings in the order of the list that people choose from. */
export const targets: readonly Exclude<Target, ''>[] = [
  'name',
  'first_name',
  'last_name',
  ...importColumns.filter((column) => column !== 'name'),
];

/** Names of these columns in spreadsheets and other products, letters and digits only. */
const names: Readonly<Record<Exclude<Target, ''>, readonly string[]>> = {
  name: ['name', 'fullname', 'employee', 'employeename', 'staff', 'staffname', 'person', 'member', 'displayname'],
  first_name: ['firstname', 'first', 'givenname', 'forename', 'preferredname'],
  last_name: ['lastname', 'last', 'surname', 'familyname'],
  role: ['role', 'roles', 'position', 'job', 'jobtitle', 'title', 'jobrole', 'department'],
  status: ['status', 'employmentstatus', 'state'],
  email: ['email', 'emailaddress', 'mail', 'workemail', 'personalemail', 'contactemail'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'mobilenumber', 'cell', 'cellphone', 'telephone', 'tel'],
  birth_date: ['birthdate', 'birthday', 'dateofbirth', 'dob', 'born'],
  start_date: ['startdate', 'start', 'hiredate', 'hired', 'dateofhire', 'firstday', 'joined', 'joindate'],
  end_date: ['enddate', 'end', 'lastday', 'terminationdate', 'leftdate'],
  hourly_rate: ['hourlyrate', 'rate', 'pay', 'payrate', 'wage', 'hourlywage', 'hourlypay', 'payperhour', 'perhour'],
};

/** The likely meaning of each column, by its name; each meaning once. */
export function guessMapping(header: readonly string[]): Target[] {
  const taken = new Set<Target>();
  return header.map((heading) => {
    const plain = heading.toLowerCase().replace(/[^a-z0-9]/g, '');
    const found = targets.find((target) => !taken.has(target) && names[target].includes(plain)) ?? '';
    if (found) taken.add(found);
    return found;
  });
}

/** Why a mapping cannot be used yet, in a sentence; null if it can. */
export function mappingProblem(mapping: readonly Target[]): string | null {
  const chosen = mapping.filter((target) => target !== '');
  const twice = chosen.find((target, index) => chosen.indexOf(target) !== index);
  if (twice) return `Two columns are "${targetLabels[twice]}". Choose one of them.`;
  const hasName = chosen.includes('name') || chosen.includes('first_name') || chosen.includes('last_name');
  if (!hasName && !chosen.includes('email')) return 'Say which column holds the name, or the email address.';
  return null;
}
