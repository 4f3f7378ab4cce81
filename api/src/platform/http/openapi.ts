import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import packageFile from '../../../package.json' with { type: 'json' };

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const;

/** The API reference at `/docs`, generated from the schemas that the routes check. */
export async function installOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Year Group API',
        description: 'News, events, members, shop, orders and payments of a year group. Money is GH₵.',
        version: packageFile.version,
      },
      components: {
        securitySchemes: {
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'x-api-key',
            description: "The registration form's key",
          },
          member: bearer("A member's or an officer's token"),
          listed: bearer('The token of a member in the directory, or of an officer'),
          admin: bearer("An officer's token"),
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, validatorUrl: null },
    staticCSP: true,
  });
}
