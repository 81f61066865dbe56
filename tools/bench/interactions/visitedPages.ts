/** A dialog that a person opens, types into and saves; without `saves`, it is canceled. */
export interface DialogSteps {
  /** The button that opens it. */
  opens: string;
  /** The label of the field. */
  types: string;
  saves?: string;
}

export interface VisitedPage {
  /** The module whose page it is. */
  module: string;
  address: string;
  /** Who visits it. */
  email: string;
  dialogs?: readonly DialogSteps[];
  /** The start of the names of buttons that open a menu, of which the first is opened. */
  menu?: string;
}

const MANAGER = 'manager@pinehollow.test';
const FIRM = 'firm@clubcrew.test';

/** What a club's day touches of each module. On every page, its tabs, searches, columns and filters are used, too. */
export const VISITED_PAGES: readonly VisitedPage[] = [
  {
    module: 'training',
    email: MANAGER,
    address: '/training',
    dialogs: [{ opens: 'New module', types: 'Title', saves: 'Add module' }],
  },
  {
    module: 'training',
    email: MANAGER,
    address: '/training?tab=in-service',
    dialogs: [{ opens: 'Log in-service hours', types: 'Topic' }],
  },
  {
    module: 'pre-season',
    email: MANAGER,
    address: '/pre-season',
    dialogs: [{ opens: 'Add item', types: 'Item', saves: 'Add item' }],
    menu: 'Actions for',
  },
  {
    module: 'recruitment',
    email: MANAGER,
    address: '/recruitment',
    dialogs: [{ opens: 'Add an applicant', types: 'Name' }],
    menu: 'Move',
  },
  {
    module: 'recruitment',
    email: MANAGER,
    address: '/staff',
    dialogs: [{ opens: 'Add staff', types: 'Name' }],
  },
  { module: 'operations', email: MANAGER, address: '/operations' },
  {
    module: 'operations',
    email: MANAGER,
    address: '/operations?tab=tickets',
    dialogs: [{ opens: 'Add ticket', types: 'What is broken' }],
  },
  {
    module: 'operations',
    email: MANAGER,
    address: '/scheduling',
    dialogs: [{ opens: 'Create Schedule', types: 'Week to copy' }],
    menu: 'Actions:',
  },
  { module: 'operations', email: MANAGER, address: '/reports' },
  {
    module: 'post-season',
    email: MANAGER,
    address: '/post-season?tab=lessons',
    dialogs: [{ opens: 'Add a lesson', types: 'Lesson', saves: 'Add lesson' }],
  },
  {
    module: 'club-future',
    email: MANAGER,
    address: '/club-future',
    dialogs: [{ opens: 'Add Project', types: 'Title' }],
  },
  { module: 'club', email: MANAGER, address: '/dashboard', menu: 'Actions:' },
  { module: 'admin', email: FIRM, address: '/admin' },
];

export const MODULES = [...new Set(VISITED_PAGES.map(({ module }) => module))];
