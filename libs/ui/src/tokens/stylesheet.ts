// What the build needs of the design system: plain data and text, without React.
export { fontCharacters, fontFiles, type FontFile } from './fonts';
export { dark as darkColors, light as lightColors } from './palette';
export { variableName } from './token';
export { tokensCss } from './tokensCss';
