import { sharedVersionMismatch } from './sharedVersionMismatch';

test('describes the mismatch of a shared package', () => {
  const error = new Error(
    '[ Federation Runtime ]: Version 1.0.0 from shell of shared singleton module @platform/ui does not satisfy the requirement of undefined which needs ^2.0.0)',
  );
  const told = sharedVersionMismatch(error);
  expect(told?.message).toBe('It needs @platform/ui ^2.0.0, and this platform has 1.0.0.');
  expect(told?.code).toBe('shared-version');
  expect(told?.cause).toBe(error);
});

test('does not treat another failure as a mismatch', () => {
  expect(sharedVersionMismatch(new Error('boom'))).toBeUndefined();
  expect(sharedVersionMismatch('Version 1 from x')).toBeUndefined();
});
