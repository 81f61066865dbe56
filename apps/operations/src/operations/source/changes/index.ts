import * as contracts from './contracts';
import * as dayLists from './dayLists';
import * as incidents from './incidents';
import * as labor from './labor';
import * as logs from './logs';
import * as places from './places';
import * as plans from './plans';
import {
  addTicket,
  addTicketPhoto,
  commentTicket,
  deleteTicket,
  moveTicket,
  promoteTicket,
  removeTicketPhoto,
  saveTicket,
} from './tickets';
import * as rotation from './rotation';
import * as vendors from './vendors';
import * as water from './water';

const tickets = {
  addTicket,
  addTicketPhoto,
  commentTicket,
  deleteTicket,
  moveTicket,
  promoteTicket,
  removeTicketPhoto,
  saveTicket,
};

/** All changes to a club's daily operations. */
export const changes = {
  ...contracts,
  ...dayLists,
  ...incidents,
  ...labor,
  ...logs,
  ...places,
  ...plans,
  ...rotation,
  ...tickets,
  ...vendors,
  ...water,
};
