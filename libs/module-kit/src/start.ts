// What the shell has at once, for itself and for modules: a page that needs nothing else loads nothing else. Each name is
// one of index.ts, where modules import it; the build finds it here (tools/bundler/federation/startParts.mjs).
export { defineModule } from './module/defineModule';
export { lazyPage } from './navigation/lazyPage';
export { NotFound } from './navigation/NotFound';
export { useUnsavedChanges } from './navigation/unsavedChanges';
export { usePageTitle } from './navigation/usePageTitle';
export { useIsHydrated } from './navigation/useIsHydrated';
export { keptText } from './browser/keptText';
export { parsedJson } from './browser/parsedJson';
export { EntryIcon } from './platform/EntryIcon';
export { iconNamed } from './platform/moduleIcon';
export { useManifest } from './platform/useManifest';
export { useNavEntries } from './platform/useNavEntries';
export { Link, Navigate, NavLink, Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
