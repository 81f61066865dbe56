// The vocabulary, and the stylesheet that gives it its values
export { media, MOBILE_BREAKPOINT } from './tokens/breakpoint';
export { fontFiles, type FontFile } from './tokens/fonts';
export { token, type SpaceToken } from './tokens/token';
export { tokensCss } from './tokens/tokensCss';

// Where things stand
export { Container, DesktopOnly, Grid, Inline, Stack } from './layout/flow';
export { SkipLink, VisuallyHidden } from './layout/hidden';
export { MessagePage } from './layout/MessagePage';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader';

// What people press and fill in
export { Button, type ButtonProps } from './forms/Button';
export { type ButtonSize, type ButtonVariant } from './forms/buttonStyle';
export { FormActions } from './forms/FormActions';
export { IconButton, type IconButtonProps } from './forms/IconButton';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/SelectField';
export { TextArea, type TextAreaProps } from './forms/TextArea';
export { TextField, type TextFieldProps } from './forms/TextField';

// What people read
export { Avatar, type AvatarProps } from './display/Avatar';
export { Badge, type Tone } from './display/Badge';
export { Card, CardTitle } from './display/Card';
export { DescriptionList, type DescriptionListProps } from './display/DescriptionList';
export { initials } from './display/initials';
export { Progress, type ProgressProps } from './display/Progress';
export { StatTile, type StatTileProps } from './display/StatTile';
export { Table, TableFrame, type TableFrameProps } from './display/Table';

// What happened
export { Alert, type AlertProps, type AlertTone } from './feedback/Alert';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState';
export { Skeleton } from './feedback/Skeleton';
export { Spinner, type SpinnerProps } from './feedback/Spinner';
export { dismissToast, toast, type ToastOptions } from './feedback/toast';
export { Toaster } from './feedback/Toaster';

// What lies over the page
export { Dialog, type DialogProps } from './overlays/Dialog';
export { Drawer, type DrawerProps } from './overlays/Drawer';
export { MenuHeading, MenuItem, MenuSeparator } from './overlays/lazyMenu';
export { Menu, type MenuProps, type MenuTriggerProps } from './overlays/Menu';

// Marks
export { Logo, Wordmark, type LogoProps, type WordmarkProps } from './brandmark/Logo';
export { Icon, type IconProps } from './icon/Icon';
export { iconNames, type IconName } from './icon/iconNames';
