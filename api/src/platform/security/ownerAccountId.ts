/** The account of `ADMIN_PASSWORD`: always an owner, the way in on the first day. */
export const ownerAccountId = '00000000-0000-4000-8000-000000000001';
