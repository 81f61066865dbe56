import { moneyInWords, newId, toDollars, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { BID_COLUMNS, bidOf } from '../club/readBids';
import { ask, orNull, save } from '../club/requests';
import type { Bid, BidDraft } from '../rows/bid';
import type { Project } from '../rows/project';
import { clubFutureChange } from './clubFutureChange';
import { addKnownUpdate, findProject } from './knownProjects';

const columnsOf = (draft: BidDraft) => ({
  vendor_id: draft.vendorId || null,
  vendor_name: draft.vendorName.trim(),
  // The form asks for an amount, and the table refuses 0.
  amount: toDollars(draft.amount ?? 0),
  scope: orNull(draft.scope),
  valid_until: draft.validUntil || null,
  document_id: draft.documentId || null,
});

const trimmed = (draft: BidDraft) => ({
  vendorId: draft.vendorId,
  vendorName: draft.vendorName.trim(),
  amount: draft.amount ?? 0,
  scope: draft.scope.trim(),
  validUntil: draft.validUntil,
  documentId: draft.documentId,
});

const lowestFirst = (bids: readonly Bid[]): Bid[] => [...bids].sort((one, other) => one.amount - other.amount);

export const addBid = clubFutureChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, projectId: string, draft: BidDraft): Promise<void> =>
    save((db) => db.from('project_bids').insert({ club_id: club.id, project_id: projectId, ...columnsOf(draft) })),
  expect(known, projectId, draft) {
    const added: Bid = { ...trimmed(draft), id: newId(), chosenReason: null, version: 1 };
    known.change('listProjectBids', (bids, id) => (id === projectId ? lowestFirst([...bids, added]) : bids));
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveBid = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: async (_reader: ClubReader, id: string, draft: BidDraft, version: number): Promise<Bid> =>
    bidOf(
      await ask((db) =>
        db
          .from('project_bids')
          .update({ ...columnsOf(draft), version })
          .eq('id', id)
          .select(BID_COLUMNS)
          .single(),
      ),
    ),
  expect(known, id, draft, version) {
    const [before] = known
      .all('listProjectBids')
      .flat()
      .filter((bid) => bid.id === id);
    const saved = { ...before, ...trimmed(draft), version: version + 1 } as Bid;
    known.change('listProjectBids', (bids) => lowestFirst(withChanged(bids, [id], () => saved)));
    return saved;
  },
});

export const deleteBid = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('project_bids').delete().eq('id', id).select('id').single()),
  expect: (known, id) => known.change('listProjectBids', (bids) => without(bids, [id])),
});

/** Chooses a bid in place of the one that was chosen before. Its amount becomes the budget if `takesCost`. */
export const chooseBid = clubFutureChange({
  waits: 'computed',
  send: (_reader: ClubReader, _project: Project, { id }: Bid, reason: string, takesCost: boolean): Promise<void> =>
    save((db) => db.rpc('choose_bid', { bid_id_param: id, reason_param: reason, takes_cost_param: takesCost })),
  expect(known, { id: projectId }, { id, vendorName, amount }, reason, takesCost) {
    known.change('listProjectBids', (bids, of) =>
      of === projectId
        ? bids.map((bid) =>
            bid.id === id || bid.chosenReason !== null
              ? {
                  ...bid,
                  chosenReason: bid.id === id ? reason.trim() : null,
                  // The one that was chosen before is first released, also if it is chosen again.
                  version: bid.version + (bid.id === id && bid.chosenReason !== null ? 2 : 1),
                }
              : bid,
          )
        : bids,
    );
    const budget = findProject(known, projectId)?.budget ?? null;
    const isNewBudget = takesCost && budget !== amount;
    const before = isNewBudget ? ` (The budget was ${budget === null ? 'not known' : moneyInWords(budget)}.)` : '';
    const note = `Bid of ${vendorName} for ${moneyInWords(amount)} chosen: ${reason.trim()}${before}`;
    addKnownUpdate(known, projectId, note, null, null);
    if (!isNewBudget) return;
    known.change('listProjects', (projects) =>
      withChanged(projects, [projectId], ({ version }) => ({ budget: amount, version: version + 1 })),
    );
  },
});
