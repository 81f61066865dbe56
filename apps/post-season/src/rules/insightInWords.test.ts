import { insightsInWords } from './insightInWords';

test('puts the interest in returning first, and leaves out what is not known', () => {
  expect(
    insightsInWords([
      { kind: 'weakest', question: 'Was it fair?', percent: 70 },
      { kind: 'intent_to_return', question: 'Again?', percent: 85 },
    ]),
  ).toEqual(['85% interested in returning', 'Weakest: 70% positive on “Was it fair?”']);
});
