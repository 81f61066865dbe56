import { OTHER_TOPIC, topicsOf } from './topics';

const comment = (text: string, category: string | null = null) => {
  return { comment: text, category, uploadId: null };
};
const categories = ['Pool & Water Quality', 'Lifeguards & Staff', 'Swim & Tennis Programs', 'Facilities & Grounds'];
const namesOf = (texts: readonly string[]) =>
  topicsOf(
    texts.map((text) => comment(text)),
    categories,
  ).map(({ name, comments }) => [name, comments.map(({ comment: said }) => said)]);

test('groups what members wrote by the category that they mean, in the order of the categories', () => {
  const guards = 'The lifeguards know every child by name. That is why we come back.';
  const lessons = 'Swim lessons filled up within an hour. Please add a second evening.';
  const shade = 'More shade on the deck, please. By noon every umbrella is taken.';
  expect(namesOf([shade, lessons, guards])).toEqual([
    ['Lifeguards & Staff', [guards]],
    ['Swim & Tennis Programs', [lessons]],
    ['Facilities & Grounds', [shade]],
  ]);
});

test('keeps the category that an uploaded row has, and puts what no category fits at the end', () => {
  const topics = topicsOf([comment('See you!'), comment('Shade', 'Snack Bar'), comment('Clean water')], categories);
  expect(topics.map(({ name }) => name)).toEqual(['Pool & Water Quality', 'Snack Bar', OTHER_TOPIC]);
});

test('finds a word only at its beginning, and none in a club without categories', () => {
  expect(namesOf(['A whirlpool, and unguarded stairs'])).toEqual([
    [OTHER_TOPIC, ['A whirlpool, and unguarded stairs']],
  ]);
  expect(topicsOf([comment('The pool')], [])).toHaveLength(1);
});
