UPDATE outbox SET attachment = '{"name": "consent \"1\" – ñ.pdf", "mediaType": "application/pdf", "base64": "JVBERi0="}'
  WHERE kind = 'mail';
