/** Returns a function that runs tasks one after the other, in the order of the calls, whether they succeed or fail. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
