import { counted } from '@platform/module-kit/screens';
import type { ListTemplate } from '../source/checklist';

/** What a template is for and how long it is, such as `For the facility, 9 items`. */
export const templateInWords = ({ kind, itemCount }: Pick<ListTemplate, 'kind' | 'itemCount'>): string =>
  `For the ${kind === 'pre_season' ? 'club' : 'facility'}, ${counted(itemCount, 'item')}`;
