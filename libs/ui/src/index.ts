// The parts of screens, for every module team; a part may be unused in our own screens.

// The tokens; the build writes their values into the page's stylesheet (stylesheet.ts)
export { media, MOBILE_BREAKPOINT } from './tokens/breakpoint';
export { focusOnColor } from './tokens/focusOnColor';
export { token, type SpaceToken } from './tokens/token';

// Layout
export { AppPage } from './layout/AppPage';
export { Container, DayAndTimes, DesktopOnly, Grid, Inline, Stack, Tiles } from './layout/flow';
export { SkipLink, VisuallyHidden } from './layout/hidden';
export { MessagePage } from './layout/MessagePage';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader';

// What people press and fill in
export { Button, type ButtonProps } from './forms/buttons/Button';
export { type ButtonSize, type ButtonVariant } from './forms/buttons/buttonStyle';
export { type CheckboxProps } from './forms/choices/Checkbox';
export { type CheckboxGroupProps } from './forms/choices/CheckboxGroup';
export { type ComboboxFieldProps } from './forms/combobox/ComboboxField';
export { type ComboboxOption } from './forms/combobox/comboboxOption';
export { type DateFieldProps } from './forms/dates/DateField';
export { type DateRange, type DateRangeFieldProps } from './forms/dates/DateRangeField';
export { everythingIsRead } from './forms/texts/everythingIsRead';
export { focusFirstError } from './forms/focusFirstError';
export { type FileDropProps } from './forms/files/FileDrop';
export { type FileEntry } from './forms/files/fileEntry';
export { FormActions } from './forms/FormActions';
export { type GroupOption } from './forms/choices/groupOption';
export { IconButton, type IconButtonProps } from './forms/buttons/IconButton';
export {
  Checkbox,
  CheckboxGroup,
  ComboboxField,
  DateField,
  DateRangeField,
  FileDrop,
  loadForms,
  MoneyField,
  NumberField,
  PasswordField,
  RadioGroup,
  RangeField,
  SearchField,
  Switch,
  TimeField,
} from './forms/lazyForms';
export { type MoneyFieldProps } from './forms/numbers/MoneyField';
export { type NumberFieldProps } from './forms/numbers/NumberField';
export { type PasswordFieldProps } from './forms/texts/PasswordField';
export { type RangeFieldProps } from './forms/numbers/RangeField';
export { type RadioGroupProps } from './forms/choices/RadioGroup';
export { type SearchFieldProps } from './forms/texts/SearchField';
export { type SegmentedControlProps } from './forms/choices/SegmentedControl';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/choices/SelectField';
export { type SwitchProps } from './forms/choices/Switch';
export { TextArea, type TextAreaProps } from './forms/texts/TextArea';
export { TextField, type TextFieldProps } from './forms/texts/TextField';
export { limitProblem } from './forms/texts/textLimit';
export { type TimeFieldProps } from './forms/dates/TimeField';

// How people find their way
export { type BreadcrumbProps } from './navigation/Breadcrumb';
export {
  Breadcrumb,
  Chip,
  Kbd,
  loadNavigation,
  Pagination,
  SegmentedControl,
  Stepper,
  Tabs,
} from './navigation/lazyNavigation';
export { type PaginationProps } from './navigation/Pagination';
export { type StepperProps } from './navigation/Stepper';
export { type Tab, type TabsProps } from './navigation/Tabs';

// What people read
export { Avatar, type AvatarProps } from './display/people/Avatar';
export { Badge, type Tone } from './display/Badge';
export { Card, CardTitle } from './display/cards/Card';
export { type ChipProps } from './display/Chip';
export { DescriptionList, type DescriptionListProps } from './display/facts/DescriptionList';
export { initials } from './display/people/initials';
export { LinkCard } from './display/cards/LinkCard';
export { Progress, type ProgressProps } from './display/facts/Progress';
export { StatTile, type StatTileProps } from './display/cards/StatTile';
export { Table, TableFrame, type TableFrameProps } from './display/facts/Table';
export { type Column } from './table/column';
export { type DataTableProps } from './table/DataTable';
export { DataTable, loadTables } from './table/lazyTable';
export { type Selection } from './table/selection';
export { type Sort } from './table/sortRows';

// What people see at a glance
export { type CartesianChartProps } from './charts/frame/CartesianChart';
export { type ChartData, type Series } from './charts/geometry/chartData';
export { type DonutProps } from './charts/Donut';
export { type Part } from './charts/geometry/donutParts';
export { BarChart, Donut, LineChart, Sparkline, StackedBars } from './charts/lazyCharts';
export { type LineChartProps } from './charts/LineChart';
export { type SparklineProps } from './charts/Sparkline';

// What happened
export { Alert, type AlertProps, type AlertTone } from './feedback/Alert';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState';
export { Held } from './feedback/Held';
export { Skeleton } from './feedback/Skeleton';
export {
  SkeletonCards,
  SkeletonLines,
  SkeletonTable,
  SkeletonText,
  SkeletonTile,
  SkeletonToolbar,
} from './feedback/skeletonShapes';
export { Spinner, type SpinnerProps } from './feedback/Spinner';
export { dismissToast, toast, type ToastOptions } from './feedback/toast';
export { Toaster } from './feedback/Toaster';

// What lies over the page
export { Dialog, type DialogProps } from './overlays/modal/Dialog';
export { Drawer, type DrawerProps } from './overlays/modal/Drawer';
export { closeFrontOverlay } from './overlays/modal/useEscape';
export { loadMenu, MenuHeading, MenuItem, MenuSeparator } from './overlays/anchored/lazyMenu';
export { Menu, type MenuProps, type MenuTriggerProps } from './overlays/anchored/Menu';
export { loadPopover, Popover } from './overlays/anchored/lazyPopover';
export { type PopoverProps } from './overlays/anchored/Popover';
export { Tooltip, type TooltipProps, type TooltipTriggerProps } from './overlays/anchored/Tooltip';

// Loaded on demand
export { onDemand } from './onDemand';

// Marks
export { Logo, Wordmark, type LogoProps, type WordmarkProps } from './brandmark/Logo';
export { Icon, type IconProps } from './icon/Icon';
export { iconNames, type IconName } from './icon/iconNames';
