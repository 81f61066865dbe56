import * as bids from './bids';
import { addToBudget } from './budgets';
import * as comments from './comments';
import * as documents from './documents';
import * as metrics from './metrics';
import * as projects from './projects';
import * as reports from './reports';
import * as reserve from './reserve';
import { castBallot, closeVote, startVote, withdrawVote } from './votes';
import * as wishes from './wishes';
import * as workforce from './workforce';

/** All changes that people make: the request of each, and its effect on the shown data. */
export const changes = {
  addToBudget,
  ...bids,
  ...comments,
  castBallot,
  closeVote,
  startVote,
  withdrawVote,
  ...documents,
  ...metrics,
  ...projects,
  ...reports,
  ...reserve,
  ...wishes,
  ...workforce,
};
