# The server image: Node, the package and its dependencies. No shell, no package manager, no build tools.
#   docker build -t fettle .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN sh packaging/layout.sh /image

FROM scratch
COPY --from=build /image /
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "/fettle/bin/fettle.js"]
CMD ["serve"]
