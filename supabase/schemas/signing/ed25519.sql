-- Ed25519 (RFC 8032, section 5.1), as far as checking a signature needs it. The registry takes releases from every
-- holder of the service key, so the check must be where no one gets past it. A hosted project has no extension for it.
-- Everything here is public; how long it takes tells nothing. A check takes some tens of milliseconds.

-- The number that bytes stand for, the least significant first.
create function app.little_endian(bytes bytea) returns numeric
language plpgsql immutable strict set search_path = '' as $$
declare
  number numeric := 0;
begin
  for position in reverse length(bytes) - 1 .. 0 loop
    number := number * 256 + get_byte(bytes, position);
  end loop;
  return number;
end
$$;

create function app.power_modulo(base numeric, exponent numeric, modulus numeric) returns numeric
language plpgsql immutable strict set search_path = '' as $$
declare
  power numeric := 1;
  square numeric := base % modulus;
  remaining numeric := exponent;
begin
  while remaining > 0 loop
    if remaining % 2 = 1 then
      power := power * square % modulus;
    end if;
    square := square * square % modulus;
    remaining := div(remaining, 2);
  end loop;
  return power;
end
$$;

-- The curve: x and y modulo 2^255 - 19 with -x² + y² = 1 + d x² y². Points are held as X, Y, Z and T with x = X/Z, y = Y/Z
-- and xy = T/Z; the sum is section 5.1.4 of the RFC, without a case that is not covered.
create function app.ed25519_prime() returns numeric language sql immutable set search_path = ''
return 57896044618658097711785492504343953926634992332820282019728792003956564819949;
create function app.ed25519_d() returns numeric language sql immutable set search_path = ''
return 37095705934669439343138083508754565189542113879843219016388785533085940283555;

create function app.ed25519_sum(a numeric[], b numeric[]) returns numeric[]
language plpgsql immutable strict set search_path = '' as $$
declare
  p constant numeric := app.ed25519_prime();
  less numeric := (a[2] - a[1]) * (b[2] - b[1]) % p;
  more numeric := (a[2] + a[1]) * (b[2] + b[1]) % p;
  crossed numeric := 2 * a[4] * b[4] % p * app.ed25519_d() % p;
  scale numeric := 2 * a[3] * b[3] % p;
  e numeric := more - less;
  f numeric := scale - crossed;
  g numeric := scale + crossed;
  h numeric := more + less;
begin
  return array[e * f % p, g * h % p, f * g % p, e * h % p];
end
$$;

-- The point that 32 bytes stand for (section 5.1.3); null for bytes that stand for none.
create function app.ed25519_point(bytes bytea) returns numeric[]
language plpgsql immutable strict set search_path = '' as $$
declare
  p constant numeric := app.ed25519_prime();
  is_odd constant boolean := get_byte(bytes, 31) >= 128;
  y constant numeric := app.little_endian(set_byte(bytes, 31, get_byte(bytes, 31) % 128));
  u constant numeric := (y * y + p - 1) % p;
  v constant numeric := (app.ed25519_d() * (y * y % p) + 1) % p;
  v3 constant numeric := v * v % p * v % p;
  x numeric;
begin
  if y >= p then
    return null;
  end if;
  x := u * v3 % p * app.power_modulo(u * (v3 * v3 % p * v % p) % p, div(p - 5, 8), p) % p;
  if v * (x * x % p) % p <> u then
    x := x * app.power_modulo(2, div(p - 1, 4), p) % p;
  end if;
  if v * (x * x % p) % p <> u or (x = 0 and is_odd) then
    return null;
  end if;
  if (x % 2 = 1) <> is_odd then
    x := p - x;
  end if;
  return array[x, y, 1, x * y % p];
end
$$;

-- Whether the holder of a key has signed a message: 32 bytes, and 64 of the signature (section 5.1.7). Anything that is not
-- a key or a signature has signed nothing.
create function app.ed25519_verifies(public_key bytea, message bytea, signature bytea) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  p constant numeric := app.ed25519_prime();
  group_order constant numeric := 7237005577332262213973186563042994240857116359379907606001950938285454250989;
  base constant numeric[] := app.ed25519_point('\x5866666666666666666666666666666666666666666666666666666666666666');
  key numeric[];
  r numeric[];
  s numeric;
  k numeric;
  key_and_base numeric[];
  steps integer[] := '{}'::integer[];
  step integer;
  x numeric; y numeric; z numeric;
  xx numeric; yy numeric; e numeric; g numeric; f numeric; h numeric;
  sum numeric[] := array[0, 1, 1, 0];
begin
  if length(public_key) <> 32 or length(signature) <> 64 then
    return false;
  end if;
  key := app.ed25519_point(public_key);
  r := app.ed25519_point(substr(signature, 1, 32));
  s := app.little_endian(substr(signature, 33));
  if key is null or r is null or s >= group_order then
    return false;
  end if;
  k := app.little_endian(sha512(substr(signature, 1, 32) || public_key || message)) % group_order;
  -- [s]base - [k]key, bit by bit for both at once, has to be r.
  key := array[p - key[1], key[2], 1, p - key[4]];
  key_and_base := app.ed25519_sum(base, key);
  while s > 0 or k > 0 loop
    steps := steps || (s % 2 + 2 * (k % 2))::integer;
    s := div(s, 2);
    k := div(k, 2);
  end loop;
  for position in reverse cardinality(steps) .. 1 loop
    x := sum[1]; y := sum[2]; z := sum[3];
    xx := x * x % p;
    yy := y * y % p;
    h := xx + yy;
    e := h - (x + y) * (x + y) % p;
    g := xx - yy;
    f := 2 * z * z % p + g;
    sum := array[e * f % p, g * h % p, f * g % p, e * h % p];
    step := steps[position];
    if step > 0 then
      sum := app.ed25519_sum(sum, case step when 1 then base when 2 then key else key_and_base end);
    end if;
  end loop;
  return (sum[1] - r[1] * sum[3]) % p = 0 and (sum[2] - r[2] * sum[3]) % p = 0;
end
$$;
revoke all on function app.little_endian(bytea), app.power_modulo(numeric, numeric, numeric), app.ed25519_prime(),
  app.ed25519_d(), app.ed25519_sum(numeric[], numeric[]), app.ed25519_point(bytea),
  app.ed25519_verifies(bytea, bytea, bytea) from public;
