import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';
import type { TicketDraft } from '../../source/rows/ticket';
import { key, photo, photosIn, place, ticket, vendor } from './rowsOf.testkit';

const draft: TicketDraft = {
  title: ' Broken tile at the stairs ',
  description: ' Sharp edge. ',
  location: 'Main pool',
  priority: 'high',
  assigneeId: '',
  vendorId: '',
  dueOn: '2025-05-03',
  cost: 125_050,
};

const staffId = async (source: OperationsSource, name: string) =>
  found((await source.listPeople()).find((person) => person.name === name)).owner.slice('staff:'.length);

/** Places and the tickets about them. */
export const ticketsSteps: ChangeSteps<OperationsSource> = {
  'adding a place': (source) => source.addPlace(' Slide '),
  'adding a place of the same name': (source) => source.addPlace('Slide'),
  'taking a place off the lists': async (source) =>
    source.savePlace((await place(source, 'Slide')).id, { name: 'Big slide', isActive: false }, 1),
  'renaming a place over a newer version': async (source) =>
    source.savePlace((await place(source, 'Big slide')).id, { name: 'Slide', isActive: true }, 1),
  'reporting a problem at a place': async (source) => {
    photosIn('reports/');
    return source.reportProblem(
      {
        title: ' Loose board ',
        description: ' Near the ladder. ',
        isUrgent: true,
        placeId: (await place(source, 'Main pool')).id,
      },
      [photo()],
      key(),
    );
  },
  'deleting what was reported': async (source) => source.deleteTicket((await ticket(source, 'Loose board')).id),
  'reporting a problem elsewhere': (source) =>
    source.reportProblem({ title: 'Bin is full', description: '', isUrgent: false, placeId: '' }, [], key()),
  // Tickets opened at the same moment are sorted by id, and ids differ between the two sources.
  'deleting that, too': async (source) => {
    photosIn('');
    return source.deleteTicket((await ticket(source, 'Bin is full')).id);
  },
  'adding a ticket': (source) => source.addTicket(draft),
  'saving a ticket': async (source) =>
    source.saveTicket(
      (await ticket(source)).id,
      {
        ...draft,
        priority: 'medium',
        dueOn: '',
        assigneeId: await staffId(source, 'Frank Delgado'),
        vendorId: (await vendor(source, 'Blue Ridge Pool Service')).id,
      },
      1,
    ),
  'saving a ticket over a newer version': async (source) => source.saveTicket((await ticket(source)).id, draft, 1),
  'beginning a ticket': async (source) => source.moveTicket((await ticket(source)).id, 'in_progress'),
  'commenting a ticket': async (source) => source.commentTicket((await ticket(source)).id, ' The tile is ordered. '),
  'adding a photo to a ticket': async (source) => source.addTicketPhoto(await ticket(source), photo()),
  'adding a photo to an older version of a ticket': async (source) =>
    source.addTicketPhoto({ ...(await ticket(source)), version: 1 }, photo()),
  'removing a photo of a ticket': async (source) => {
    const photographed = await ticket(source);
    return source.removeTicketPhoto(photographed, found(photographed.photos[0]));
  },
  'making a ticket a capital project': async (source) => source.promoteTicket((await ticket(source)).id),
  'making it one again': async (source) => source.promoteTicket((await ticket(source)).id),
  'resolving a ticket': async (source) => source.moveTicket((await ticket(source)).id, 'resolved'),
  'opening a ticket again': async (source) => source.moveTicket((await ticket(source)).id, 'open'),
};
