import { Button, Menu, MenuItem } from '@platform/ui';

interface FilterMenuProps {
  /** What is filtered by, such as "Position". */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few values that a list is narrowed to. The button says which is in force. */
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
