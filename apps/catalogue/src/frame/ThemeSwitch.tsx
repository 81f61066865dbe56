import { chooseTheme, useTheme } from '../theme';
import { Choice } from './Choice';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Light, dark or the device's preference, for the catalog and its examples. */
export function ThemeSwitch() {
  return <Choice label="Theme" options={options} value={useTheme()} onChange={chooseTheme} />;
}
