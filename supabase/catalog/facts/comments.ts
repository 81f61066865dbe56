/** Comments on everything that can have one: some are the sentences that people read (decision 16). */
export const comments = `
  select format('comment on %s %s', named.type, named.identity) as object, description as says
  from pg_description
  cross join lateral pg_identify_object(classoid, objoid, objsubid) as named
  -- The first oid that PostgreSQL does not keep for what it brings itself.
  where objoid >= 16384
    and not exists (
      select from pg_depend
      where pg_depend.classid = classoid and pg_depend.objid = objoid and deptype = 'e'
    )`;
