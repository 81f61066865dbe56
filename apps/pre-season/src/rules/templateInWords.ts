import { counted } from '@platform/module-kit/screens';
import type { ListTemplate } from '../source/rows/checklist';

/** A template's purpose and length, such as `For the facility, 9 items`. */
export const templateInWords = ({ kind, itemCount }: Pick<ListTemplate, 'kind' | 'itemCount'>): string =>
  `For the ${kind === 'pre_season' ? 'club' : 'facility'}, ${counted(itemCount, 'item')}`;
