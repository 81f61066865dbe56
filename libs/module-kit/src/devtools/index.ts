// What a module team asks of a page. The shell shows it, and fetches it when it is asked for.
export { DevtoolsPanel } from './DevtoolsPanel';
export { type PageError } from './ErrorList';
export { type PageModule } from './moduleRows';
export { type SharedPackage } from './SharedPackages';
