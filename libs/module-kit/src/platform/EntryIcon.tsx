import { shapesOf } from '@platform/contract';
import { Icon, iconNames, type IconName } from '@platform/ui';
import { createElement } from 'react';
import type { ModuleIcon } from './moduleIcon';

interface EntryIconProps {
  icon: ModuleIcon | undefined;
  /** Edge in px. */
  size?: number;
}

/** The icon of a link or an action, as its module brings it. It is decorative: the words beside it say what it means. */
export function EntryIcon({ icon = 'circle', size = 20 }: EntryIconProps) {
  if (typeof icon === 'string') return <Icon name={isIconName(icon) ? icon : 'circle'} size={size} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapesOf(icon).map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}

const isIconName = (name: string): name is IconName => iconNames.some((known) => known === name);
