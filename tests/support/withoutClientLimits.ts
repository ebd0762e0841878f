/** For a server whose tests all come from one address, and faster than people do. */
export const WITHOUT_CLIENT_LIMITS = {
  CLIENT_CPU_SECONDS_PER_MINUTE: '0',
  CLIENT_CHANGES_PER_MINUTE: '0',
  CLIENT_AUDIENCES_PER_HOUR: '0',
  CLIENT_SIGN_INS_PER_MINUTE: '0',
};
