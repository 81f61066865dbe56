/** Says that a rollout has ended with a promotion. */
export const describeEnd = (id: string, version: string): string =>
  `The rollout of ${id} ${version} has ended with that: no club gets it any more.`;
