/** Password hashing: scrypt, as in the sign-in library. In one place, so that tests can replace its cost. */
export { hashPassword, verifyPassword } from 'better-auth/crypto';
