// What the build needs of the design system: plain data and text, without React.
export { fontFiles, type FontFile } from './fonts';
export { tokensCss } from './tokensCss';
