import { describeRollout } from './describeRollout';

const rolledOut = { from: '1.0.0', to: '1.1.0', share: 30, paused: false };
const reach = { clubs: 10, reached: 3 };

test('says how many clubs get a share, unless the rollout is paused', () => {
  expect(describeRollout('training', 'production', rolledOut, reach)).toBe(
    '30 % of the clubs on production get training 1.1.0 (3 of 10 clubs); the others keep 1.0.0.',
  );
  expect(describeRollout('training', 'production', { ...rolledOut, paused: true }, reach)).toBe(
    'The rollout of training 1.1.0 on production is paused: every club has 1.0.0, and 30 % of them get 1.1.0 after ' +
      '"npm run release -- resume training".',
  );
});

test('counts no clubs when another person has ended the rollout', () => {
  expect(describeRollout('training', 'production', rolledOut, undefined)).toBe(
    '30 % of the clubs on production get training 1.1.0; the others keep 1.0.0.',
  );
});

test('describes a share of 100 % as a promotion', () => {
  expect(describeRollout('training', 'production', { ...rolledOut, share: 100 }, reach)).toBe(
    'production of training went from 1.0.0 to 1.1.0.',
  );
});
