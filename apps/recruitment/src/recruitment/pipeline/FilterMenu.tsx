import { Button, Menu, MenuItem } from '@platform/ui';

interface FilterMenuProps {
  /** The name of the filter, such as "Position". */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter with a few values. The button shows the current one. */
export function FilterMenu({ label, options, value, onChange }: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      align="start"
      trigger={(props) => (
        <Button {...props} variant="secondary">
          {label}: {chosen?.label ?? value}
        </Button>
      )}
    >
      {options.map((option) => (
        <MenuItem key={option.value} onSelect={() => onChange(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
