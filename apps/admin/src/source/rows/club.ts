export const CLUBS_FAILED = 'Failed to fetch clubs';

/** Most rows in one answer of the server. */
export const MOST_CLUBS = 1000;

export interface ClubName {
  id: string;
  name: string;
}

/** The names of the modules and clubs that the person may read, by id. */
export interface Names {
  modules: Map<string, string>;
  clubs: Map<string, string>;
}
