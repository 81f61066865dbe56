import {
  CalendarCheck,
  Circle,
  ClipboardList,
  House,
  Image,
  LayoutDashboard,
  Settings,
  Shield,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from './iconNames';

const drawings: Record<IconName, LucideIcon> = {
  'layout-dashboard': LayoutDashboard,
  'calendar-check': CalendarCheck,
  'user-plus': UserPlus,
  'clipboard-list': ClipboardList,
  settings: Settings,
  shield: Shield,
  image: Image,
  users: Users,
  home: House,
  circle: Circle,
};

export interface IconProps {
  /** A name that this version does not know renders a circle, so that a newer module breaks no older shell. */
  name: IconName;
  /** Edge in px. */
  size?: number;
}

/** A decorative icon: the text beside it, or the control's label, says what it means. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = Object.hasOwn(drawings, name) ? drawings[name] : Circle;
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
