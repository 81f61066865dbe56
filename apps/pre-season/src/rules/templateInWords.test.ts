import { templateInWords } from './templateInWords';

test('says what a template is for and how many items it has', () => {
  expect(templateInWords({ kind: 'facility_preparation', itemCount: 9 })).toBe('For the facility, 9 items');
  expect(templateInWords({ kind: 'pre_season', itemCount: 1 })).toBe('For the club, 1 item');
});
