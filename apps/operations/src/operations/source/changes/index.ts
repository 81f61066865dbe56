import * as dayLists from './dayLists';
import * as incidents from './incidents';
import * as labor from './labor';
import * as logs from './logs';
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

/** Everything that people do with what a club does each day. */
export const changes = { ...dayLists, ...incidents, ...labor, ...logs, ...rotation, ...tickets, ...vendors, ...water };
