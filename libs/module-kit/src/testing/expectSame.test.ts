import { expectSame, recordAgain } from './expectSame';

test('says which side is the demo, and what to do, when they differ', () => {
  expect(() =>
    expectSame(['Demo'], ['Club'], recordAgain('/repository/apps/training/src/demo/recording.json')),
  ).toThrow(
    /- +"Club"[^]*\+ +"Demo"[^]*Received is the demo, expected is the club\. Record again: npm run record -- training$/,
  );
});

test('says nothing when they are the same', () => {
  expect(() => expectSame({ name: 'Pool' }, { name: 'Pool' }, '')).not.toThrow();
});
