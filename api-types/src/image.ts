import { z } from 'zod';

/** Reply to an upload: the address of the stored picture's largest width. */
export const imageUploadSchema = z.object({ imageUrl: z.string() });
export type ImageUpload = z.infer<typeof imageUploadSchema>;
