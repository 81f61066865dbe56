import { Badge } from '@platform/ui';
import { levelTones, levelWords } from '../../rules/levels';
import type { Level } from '../../source/rows/level';

interface LevelBadgeProps {
  level: Level;
  /** What is high, where no heading says so: `High priority`. */
  of?: string;
}

/** How important something is. */
export function LevelBadge({ level, of }: LevelBadgeProps) {
  return <Badge tone={levelTones[level]}>{of ? `${levelWords[level]} ${of}` : levelWords[level]}</Badge>;
}
