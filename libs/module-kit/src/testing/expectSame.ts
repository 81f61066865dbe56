/**
 * Compares an answer of the demo with that of the club.
 * @param advice what to do about a difference
 * @throws Error with both, which of them is the demo, and the advice
 */
export function expectSame(demo: unknown, club: unknown, advice: string): void {
  try {
    expect(demo).toEqual(club);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const explained = new Error(`${error.message}\n\nReceived is the demo, expected is the club. ${advice}`);
    Error.captureStackTrace(explained, expectSame);
    throw explained;
  }
}

/** How to write a recording again. @param recording its path, below apps/<module> */
export function recordAgain(recording: string): string {
  const [, module = '<module>'] = /[\\/]apps[\\/]([^\\/]+)/.exec(recording) ?? [];
  return `Record again: npm run record -- ${module}`;
}
