import { administration } from './administration';
import { budgets } from './budgets';
import { checklists } from './checklists';
import { clubData } from './clubData';
import { clubFuture } from './clubFuture';
import { communication } from './communication';
import { contact } from './contact';
import { facilities } from './facilities';
import { logs } from './logs';
import { platform } from './platform';
import { postSeason } from './postSeason';
import { recruitment } from './recruitment';
import { registry } from './registry';
import { reports } from './reports';
import type { Subject, TableRule } from './rule';
import { scheduling } from './scheduling';
import { staff } from './staff';
import { timeClock } from './timeClock';
import { training } from './training';

/** Everything that the database exposes. A new subject is one line here. */
export const subjects: Subject[] = [
  platform,
  staff,
  recruitment,
  training,
  scheduling,
  timeClock,
  postSeason,
  clubFuture,
  clubData,
  communication,
  checklists,
  logs,
  facilities,
  budgets,
  reports,
  contact,
  registry,
  administration,
];

/** The matrix of the rules, by table or view of the schema `public`. */
export const tableRules: Record<string, TableRule> = Object.assign({}, ...subjects.map(({ tables }) => tables));
