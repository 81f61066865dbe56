import { sharedVersionMismatch } from './sharedVersionMismatch';

test('the mismatch of a shared package is told in words', () => {
  const error = new Error(
    '[ Federation Runtime ]: Version 1.0.0 from shell of shared singleton module @platform/ui does not satisfy the requirement of undefined which needs ^2.0.0)',
  );
  const told = sharedVersionMismatch(error);
  expect(told?.message).toBe('It needs @platform/ui ^2.0.0, and this platform has 1.0.0.');
  expect(told?.code).toBe('shared-version');
  expect(told?.cause).toBe(error);
});

test('any other failure is not taken for one', () => {
  expect(sharedVersionMismatch(new Error('boom'))).toBeUndefined();
  expect(sharedVersionMismatch('Version 1 from x')).toBeUndefined();
});
