/**
 * Public half of the 1024-bit key under which passwords travel (spec 3.3).
 * It is the demonstration's; a deployment names the platform's own in its configuration file, a build puts it here.
 */
export const publicKeyPem = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDoIzn9V+ITa/Q2rRNbEo6RuySm
mKktFL3FO25I4t6CM0Otc64AYA18WDZHgfOvT8weOr7RCXoGGAIk5YaBZXdvGa/u
fImlRpYOPK7kNj1ROHAViYhF65SzjHI55+GlO4763/88XRA1NwgTzpNAtgiJc4qM
pljLp3W2GqAYyyqs1QIDAQAB
-----END PUBLIC KEY-----
`;
