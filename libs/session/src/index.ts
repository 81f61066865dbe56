// Who is signed in
export { AuthProvider, useAuth, type Auth } from './react/AuthProvider';
export { administersClub, comesWithRole, editsClub, mayUse } from './roles/rightsOfRoles';
export { roleTitles } from './roles/roleTitles';
export { PermissionsProvider, usePermissions, type Permissions } from './react/PermissionsProvider';
export {
  isAdminRole,
  type Answer,
  type Club,
  type Membership,
  type Permission,
  type Role,
  type SessionEnd,
  type SessionState,
  type SessionUser,
} from './store/sessionState';
export { createStore, type Store } from './store/createStore';
export { sessionStore } from './store/sessionStore';
export { useMember, type Member } from './react/useMember';
export { failureWords, NOT_REACHED, TRY_LATER } from './client/failureWords';
export {
  choosePassword,
  openPasswordLink,
  requestPasswordReset,
  type PasswordLink,
  type PasswordResult,
} from './signIn/password';
export { type SignInResult } from './signIn/signIn';

// How the shell starts it
export { SESSION_STORAGE_KEY } from './client/sessionKey';
export { reloadMembership, startSession } from './signIn/startSession';
export { takeStart, takeStartManifest } from './start/startAnswer';
export {
  connectSupabase,
  supabase,
  supabaseAddress,
  supabaseWithSession,
  type DataClient,
  type SupabaseAddress,
} from './client/supabaseClient';
