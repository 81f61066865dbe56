// What a form is made of beyond text and lists: one chunk, fetched by the first page that asks for any of it.
export { Checkbox } from './Checkbox';
export { CheckboxGroup } from './CheckboxGroup';
export { ComboboxField } from './ComboboxField';
export { DateField } from './DateField';
export { DateRangeField } from './DateRangeField';
export { FileDrop } from './FileDrop';
export { MoneyField } from './MoneyField';
export { NumberField } from './NumberField';
export { PasswordField } from './PasswordField';
export { RadioGroup } from './RadioGroup';
export { SearchField } from './SearchField';
export { Switch } from './Switch';
export { TimeField } from './TimeField';
