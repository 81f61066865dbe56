import { problemsOf } from './problemsOf';

const draft = {
  typeId: 'cpr',
  name: 'CPR/AED',
  issuedOn: '',
  expiresOn: '2027-05-01',
  number: '',
  issuer: '',
  file: null,
};
const none = { entries: [], upload: null, isPreparing: false };
const read = { ...none, entries: [{ id: 'a', name: 'card.pdf', size: 9 }] };
const upload = { blob: new Blob(['%PDF-']), extension: 'pdf' as const, name: 'card.pdf' };
const base = { draft, isOther: false, kind: { id: 'cpr', name: 'CPR/AED', validMonths: 24 }, isRenewal: false };

it('lets a manager save without a file, and asks the person for one', () => {
  expect(problemsOf({ ...base, needsFile: false, file: none })).toEqual({});
  expect(problemsOf({ ...base, needsFile: true, file: none })).toEqual({
    file: 'Add a photo or a PDF of the certificate.',
  });
  expect(problemsOf({ ...base, needsFile: true, file: { ...read, upload } })).toEqual({});
});

it('never saves when a file was refused or is still being read', () => {
  expect(problemsOf({ ...base, needsFile: false, file: read }).file).toMatch(/Remove this file/);
  expect(problemsOf({ ...base, needsFile: false, file: { ...read, isPreparing: true } }).file).toMatch(
    /still being read/,
  );
});

it('asks for a missing name and date', () => {
  const empty = { ...draft, typeId: null, name: '', expiresOn: '' };
  expect(problemsOf({ ...base, draft: empty, kind: undefined, needsFile: false, file: none })).toEqual({
    type: 'Choose a certification.',
    issued: 'Enter the day of issue or the day it expires.',
  });
  expect(problemsOf({ ...base, draft: empty, isOther: true, needsFile: false, file: none }).name).toBe(
    'Enter its name.',
  );
});
