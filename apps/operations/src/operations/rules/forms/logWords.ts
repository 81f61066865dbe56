import type { LogType } from '../../source/rows/log';

export const logWords: Record<LogType, string> = {
  opening: 'Opening',
  closing: 'Closing',
  safety: 'Safety',
  maintenance: 'Maintenance',
  guest_service: 'Guest service',
  weather: 'Weather',
  other: 'Other',
};
