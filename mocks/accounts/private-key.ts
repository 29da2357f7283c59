/**
 * Private half of the demonstration key, so that the simulated platform can read the passwords it is sent.
 * It protects nothing: no deployment uses this pair.
 */
export const privateKeyPem = `-----BEGIN RSA PRIVATE KEY-----
MIICXQIBAAKBgQDoIzn9V+ITa/Q2rRNbEo6RuySmmKktFL3FO25I4t6CM0Otc64A
YA18WDZHgfOvT8weOr7RCXoGGAIk5YaBZXdvGa/ufImlRpYOPK7kNj1ROHAViYhF
65SzjHI55+GlO4763/88XRA1NwgTzpNAtgiJc4qMpljLp3W2GqAYyyqs1QIDAQAB
AoGAWV3mXz/MCwoOVFZBE1iLhlLzgydWScKoZBvDE1AztRAjR802+XIA/xO+obzH
oYAo5qJa/4KUdXAcszOhmoMDfQgYKm3oZTuyKUT9DoaRhWdr4wD9PUL2Hga1leAf
4AKOi67vCpwboPXr2b6LIx8lyABNZErejD+6gCpz06I9P8ECQQD+o7JvCr0yYoVB
+v9tVVZNvVva4RYhyPvQqBRqJAHGIQAWt9WkpkpyxxicY0gfm/XQmy5Pe/pcxRmb
d6HXHG/9AkEA6WDAOOUNLJRnzvJxTKZaFTMTfdMuFOMlfdvBTlvDNp2/ZJ3lW/R9
OlpFJA3m6MPjGqvyuKXAHu4PfTrzc7truQJBAND1XDOrSF7UYi4m3vzFjrD0tzAC
jbrjx2EOzNHdAmeoJP5/lR4sJ+PQZe3PuxvVS/8HmRU409bVF5Jwtapkd7ECQBqv
q4tV9cmxNqWdZ4NCSm6+Jm5u5YgR6UmZBWO2bn4iT65rt7xqGp+/jsRuqobXT3LP
UrP2kB95TWAei5QiTFECQQCr4hzFFJwEuGdEBK0cNGC+fHvx7d31z5IBfJgAvnI2
kKazomwG8Ksn4icX/0sbmtrlfpYz5tacgnuchlCkvF3D
-----END RSA PRIVATE KEY-----
`;
