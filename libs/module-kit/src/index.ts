// A module
export { defineModule, type ModuleDefinition, type MountProps, type PlatformModule } from './defineModule';
export { NotFound } from './NotFound';

// Its data
export { DataError, dataOf } from './dataErrors';
export { queryClient } from './queryClient';
export { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

// Its routes. A module writes `from 'react-router-dom'` and gets these at run time: one router for the page, and
// only what is named here is shipped.
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

// What only the shell needs
export { pageHistory, type PageHistory } from './pageHistory';
export { PageRouter } from './PageRouter';
