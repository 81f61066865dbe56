import { worded } from '@platform/database';
import { promote_wish_to_project } from '@platform/database/said';
import { newId, toDollars, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { inWishOrder } from '../../rules/wishes/wishOrder';
import { WISH_COLUMNS, wishOf } from '../club/readWishes';
import { ask, orNull, save } from '../club/requests';
import type { Wish, WishDraft } from '../rows/wish';
import { clubFutureChange } from './clubFutureChange';
import { addKnownProject, addKnownUpdate } from './knownProjects';

const columnsOf = ({ list, item, priority, impact, timeline, cost, isShortlisted }: WishDraft) => ({
  list,
  item: item.trim(),
  priority,
  impact,
  timeline: orNull(timeline),
  // The form takes no wish without a cost.
  cost: toDollars(cost ?? 0),
  shortlisted: isShortlisted,
});

const stored = (draft: WishDraft): WishDraft & { cost: number } => ({
  ...draft,
  item: draft.item.trim(),
  timeline: draft.timeline.trim(),
  cost: draft.cost ?? 0,
});

export const addWish = clubFutureChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: WishDraft): Promise<void> {
    const row = { club_id: club.id, ...columnsOf(draft) };
    await ask((db) => db.from('wishlist_items').insert(row).select('id').single());
  },
  expect(known, draft) {
    const added: Wish = { ...stored(draft), id: newId(), version: 1 };
    known.change('listWishes', (wishes) => inWishOrder([...wishes, added]));
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveWish = clubFutureChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send(_reader: ClubReader, id: string, draft: WishDraft, version: number): Promise<Wish> {
    const row = { ...columnsOf(draft), version };
    return wishOf(await ask((db) => db.from('wishlist_items').update(row).eq('id', id).select(WISH_COLUMNS).single()));
  },
  expect(known, id, draft, version) {
    const saved: Wish = { ...stored(draft), id, version: version + 1 };
    known.change('listWishes', (wishes) => inWishOrder(withChanged(wishes, [id], () => saved)));
    return saved;
  },
});

export const deleteWish = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('wishlist_items').delete().eq('id', id).select('id').single()),
  expect: (known, id) => known.change('listWishes', (wishes) => without(wishes, [id])),
});

/** Makes a wish a proposed project, once. Its cost then counts with the projects. Returns the id of the project. */
export const promoteWish = clubFutureChange({
  waits: 'computed',
  send: (_reader: ClubReader, id: string): Promise<string> =>
    ask((db) => db.rpc('promote_wish_to_project', { wish_id_param: id })),
  expect(known, id) {
    const wish = known.get('listWishes')?.find((one) => one.id === id);
    const before = known.get('listProjects')?.find(({ wishId }) => wishId === id);
    if (before || !wish) return before?.id ?? '';
    const project = addKnownProject(
      known,
      {
        title: wish.item,
        description: '',
        priority: wish.priority,
        budget: wish.cost,
        timeline: wish.timeline,
        startsOn: '',
        endsOn: '',
      },
      { origin: 'wish', wishId: id },
    );
    addKnownUpdate(known, project.id, worded(promote_wish_to_project.message, wish.list), null, project.status);
    return project.id;
  },
});
