import { sendFeatures } from '@/server/api/http/sendFeatures';

/** Next warns of large answers by writing the whole address, with what was asked for, into the log. */
export const config = { api: { responseLimit: false } };

export default sendFeatures('csv');
