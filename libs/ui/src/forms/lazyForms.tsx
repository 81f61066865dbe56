import { Skeleton } from '../feedback/Skeleton';
import { onDemand } from '../onDemand';
import { token } from '../tokens/token';
import { FieldPlaceholder } from './FieldPlaceholder';
import { FileDropPlaceholder } from './files/FileDropPlaceholder';

const part = onDemand(() => import(/* webpackChunkName: "forms" */ './formParts'));
const field = <FieldPlaceholder />;
const line = <Skeleton $height={token.control.target} data-coming="" />;

/** Fetches the code of all of them ahead: for a page that shows something else until they are there. */
export const loadForms = part.ahead;

export const Checkbox = part('Checkbox', line);
export const CheckboxGroup = part('CheckboxGroup', field);
export const ComboboxField = part('ComboboxField', field);
export const DateField = part('DateField', field);
export const DateRangeField = part('DateRangeField', field);
export const FileDrop = part('FileDrop', FileDropPlaceholder);
export const MoneyField = part('MoneyField', field);
export const NumberField = part('NumberField', field);
export const PasswordField = part('PasswordField', field);
export const RadioGroup = part('RadioGroup', field);
export const RangeField = part('RangeField', field);
export const SearchField = part('SearchField', line);
export const Switch = part('Switch', line);
export const TimeField = part('TimeField', field);
