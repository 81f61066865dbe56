// What a form is made of beyond text and lists: one chunk, fetched by the first page that asks for any of it.
export { Checkbox } from './choices/Checkbox';
export { CheckboxGroup } from './choices/CheckboxGroup';
export { ComboboxField } from './combobox/ComboboxField';
export { DateField } from './dates/DateField';
export { DateRangeField } from './dates/DateRangeField';
export { FileDrop } from './files/FileDrop';
export { MoneyField } from './numbers/MoneyField';
export { NumberField } from './numbers/NumberField';
export { PasswordField } from './texts/PasswordField';
export { RadioGroup } from './choices/RadioGroup';
export { RangeField } from './numbers/RangeField';
export { SearchField } from './texts/SearchField';
export { Switch } from './choices/Switch';
export { TimeField } from './dates/TimeField';
